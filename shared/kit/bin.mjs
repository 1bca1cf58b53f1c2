#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The kit runs on Node 24, but this is ${process.versions.node}. Run it by npm (npm run …, npx dswine-section …), which takes the Node of the kit.`,
  );
  process.exitCode = 1;
} else await import(new URL('../program/shell/releases/cli.js', import.meta.url).href);
