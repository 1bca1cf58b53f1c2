export { provided } from './composition/provided.ts';
export { renderDocument } from './render-document.tsx';
