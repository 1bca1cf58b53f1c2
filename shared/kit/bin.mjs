#!/usr/bin/env node
import './load-sources.mjs';

await import('./dswine-section.ts');
