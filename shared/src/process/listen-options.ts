/** Where a service listens. With `SHARE_PORTS=on`, its successor can listen there as well. */
export const listenOptions = (at: { host: string; port: number }) => ({
  host: at.host,
  port: at.port,
  ...(process.env['SHARE_PORTS'] === 'on' && { reusePort: true }),
});
