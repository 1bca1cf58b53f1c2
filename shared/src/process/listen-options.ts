/**
 * Where a service listens. `npm start` sets `SHARE_PORTS=on`, so that the services of its successor
 * can listen there as well.
 */
export const listenOptions = (at: { host: string; port: number }) => ({
  host: at.host,
  port: at.port,
  ...(process.env['SHARE_PORTS'] === 'on' && { reusePort: true }),
});
