/** The parts of an OpenAPI document that the page and the examples read. */
export interface ApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, ApiSchema> };
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Empty where no key is needed. */
  security: object[];
  parameters?: ApiParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: ApiSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: ApiSchema }> }>;
}

export interface ApiParameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema: ApiSchema;
}

export interface ApiSchema {
  type?: string;
  description?: string;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  enum?: unknown[];
  required?: string[];
  anyOf?: ApiSchema[];
  example?: unknown;
}

/** One call of the description. */
export interface ApiCall {
  /** Upper case. */
  method: string;
  /** '/api/ipo-calc/v3/offers/{hash}/schedule' */
  path: string;
  operation: ApiOperation;
}

/** Every call in the order it was added. */
export function callsOf({ paths }: ApiDocument): ApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}
