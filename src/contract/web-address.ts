/** Whether a text is the whole address of a page: http or https, no spaces, no name and password inside. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}
