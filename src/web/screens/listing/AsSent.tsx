/** The very same text each time: React would put a new one into the element. */
const UNKNOWN = { __html: '' };

/** Facts for machines, which read the first HTML: scripts leave them as they came and carry nothing that makes them. */
export function AsSent() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React looks at no HTML that is given as a text.
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={UNKNOWN} />;
}
