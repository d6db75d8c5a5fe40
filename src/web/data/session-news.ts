let channel: BroadcastChannel | undefined;

/** One for the whole page, as a channel does not hear what it says itself: news are for the other tabs. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs of this browser that a session has begun or was given up; they ask the server whose it is. */
export function tellSessionChanged(): void {
  openChannel().postMessage(null);
}

/** Listens to what other tabs tell of it. Returns the end of listening. */
export function onSessionChanged(listener: () => void): () => void {
  const news = openChannel();
  news.addEventListener('message', listener);
  return () => news.removeEventListener('message', listener);
}
