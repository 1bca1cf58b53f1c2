export { StrictMode } from 'react';
export { hydrateRoot } from 'react-dom/client';
