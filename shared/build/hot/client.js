// Hears of every save (build/hot-server.ts), applies it without a loss of state, and shows why a
// build failed. In a build without hot replacement, a save loads the page again.
const build = __resourceQuery.slice(1);

// A page has several builds. A browser opens six connections to a server, so they share one.
const { heard, listeners } = (globalThis.__DSWINE_BUILDS__ ??= listen());
listeners.set(build, update);
if (heard.has(build)) void update(heard.get(build));

async function update({ hash, errors }) {
  if (errors.length > 0 || hash === __webpack_hash__) return;
  const webpackHot = import.meta.webpackHot;
  if (!webpackHot) return location.reload();
  // A running update takes up what was built since.
  if (webpackHot.status() !== 'idle') return;
  try {
    if (!(await webpackHot.check(true))) return location.reload();
  } catch (error) {
    console.info('The page is loaded again:', error);
    return location.reload();
  }
  await update(heard.get(build));
}

function listen() {
  const heard = new Map();
  const listeners = new Map();
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.style.cssText =
    'position:fixed;z-index:9999;inset:1rem;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap;color:#fff;background:#300';
  let source;
  const connect = () => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource('/hot-reload');
    source.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      heard.set(news.build, news);
      panel.textContent = [...heard.values()].flatMap(({ errors }) => errors).join('\n\n');
      if (panel.textContent) document.documentElement.append(panel);
      else panel.remove();
      void listeners.get(news.build)?.(news);
    };
  };
  document.addEventListener('visibilitychange', connect);
  connect();
  return { heard, listeners };
}
