const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** No spelling of these signs is allowed in XML 1.0. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Text as it may stand in an element or a quoted attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** An element with a text, or nothing where there is none: consumers of feeds refuse empty elements. */
export function element(name: string, value: string | number | null | undefined): string {
  const text = escapeXml(String(value ?? '')).trim();
  return text === '' ? '' : `<${name}>${text}</${name}>\n`;
}
