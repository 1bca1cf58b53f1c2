export const workspaceName = /^(shell|mfe-(?!(?:shell|constructor)$)[a-z][a-z0-9]*(-[a-z0-9]+)*)$/;
export const MAX_NAME = 60;

export function isWorkspaceName(name: string): boolean {
  return name.length <= MAX_NAME && workspaceName.test(name);
}
