declare module '*.module.scss' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*.scss';
