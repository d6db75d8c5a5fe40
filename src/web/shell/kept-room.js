// Runs in the head of a page, before anything is painted; plain JavaScript, written into the HTML as it stands.
// The HTML is the same for everybody, and what only this browser knows comes with the scripts: room for it is kept from
// the first paint, so that nothing moves then.
(() => {
  try {
    if (localStorage.getItem('genplan.last-search')) document.documentElement.dataset.returns = '';
  } catch {
    // Forbidden: nothing is known.
  }
})();
