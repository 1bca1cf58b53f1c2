/** Settings that need none of the environment. Apart from the schema, which takes long to load. */
export const defaultSettings = {
  port: 3000,
  host: '0.0.0.0',
  metricsHost: '127.0.0.1',
  clientConnections: 1024,
  exhibitionCode: 'DSWINE2026',
  organiser: 'http://127.0.0.1:3001',
  expoApi: '/api/expo/',
  authApi: '/api/auth/',
  edge: false,
  stickyOffset: 360,
  ageQuestion: false,
  offline: true,
  processes: 2,
  clockOffset: 0,
  dateBar: false,
  renderLimit: 3000,
  dataLimit: 2000,
  errorReports: 1,
  logLevel: 'info',
  // The organiser has to configure every URL.
  links: { relatedExhibitions: [], social: {} },
};
