/**
 * Names of the parameters that campaigns, search engines and messengers put on links that lead here (`utm_source`,
 * `yclid`, `ysclid`, `_openstat`, `erid` of the law on advertising). No page shows them, and most have another value for
 * each click.
 */
const MARK = /^(?:utm_|gad_|mc_|_|erid$|etext$|roistat|srsltid$)|(?:cl(?:ic)?k?id|braid)$/;

/** The parameters of an address, as `URLSearchParams` has them. */
interface Parameters extends Iterable<[name: string, value: string]> {
  delete(name: string): void;
}

/** Takes the marks out of the parameters of an address and gives them. */
export function takeMarks(parameters: Parameters): [name: string, value: string][] {
  const marks = [...parameters].filter(([name]) => MARK.test(name));
  for (const [name] of marks) parameters.delete(name);
  return marks;
}
