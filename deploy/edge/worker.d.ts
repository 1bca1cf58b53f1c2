declare const worker: {
  fetch: (
    request: Request,
    env: { SITE: string },
    context: { waitUntil: (work: Promise<unknown>) => void },
  ) => Promise<Response>;
};
export default worker;
