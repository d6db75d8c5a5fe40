/** Parts an address into its path and its parameters. */
export function addressParts(address: string): { path: string; parameters: URLSearchParams } {
  const [path = '', ...rest] = address.split('?');
  return { path, parameters: new URLSearchParams(rest.join('?')) };
}

/** Puts an address together, without a question mark where it has no parameters. */
export function addressOf(path: string, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
