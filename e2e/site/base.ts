import path from 'node:path';
import { root } from './service.ts';

/** Folder of the test sites, and the base site that they are copied from. */
export const sites = path.join(root, 'var/e2e');
export const base = path.join(sites, 'base');
