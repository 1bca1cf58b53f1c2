export function missingPackages(root: string, options: { withDev: boolean }): string[];
