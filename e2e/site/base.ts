import path from 'node:path';
import { root } from './service.ts';

/** Where test sites live, and the one that the others are copied from. */
export const sites = path.join(root, 'var/e2e');
export const base = path.join(sites, 'base');
