/** What the rule reads of nginx's request. */
type NginxRequest = {
  method: string;
  variables: { request_uri: string };
  headersIn: Readonly<Record<string, string | undefined>>;
};

declare const edge: Record<'redirect' | 'key' | 'target', (request: NginxRequest) => string>;
export default edge;
