export interface Call {
  type: 'query' | 'mutation';
  /** Of the procedure, such as 'catalog.flat'. */
  path: string;
  input: unknown;
}

/** Carries a call to its procedure, in process or over HTTP. Errors: anything, `readCallError` knows what it means. */
export type MakeCall = (call: Call) => Promise<unknown>;
