export { provided } from './loading/provided.ts';
export { renderDocument } from './document/render-document.tsx';
