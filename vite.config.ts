import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig, minifySync } from 'vite'
import type { Plugin } from 'vite'
import { SERVICE_WORKER_URL } from './contract/service-worker.ts'
import { KILL_SWITCH } from './server/http/service-worker.ts'
import base from './vite.base.config.ts'

/** The scripts that stand in a document themselves, by their place there. */
const inlineScripts = {
  '<!--boot-->': 'src/boot/boot.js',
  '<!--page-scripts-->': 'src/boot/page-scripts.js',
  '<!--first-press-->': 'src/boot/first-press.js',
}

/** Puts the boot script into both documents, what asks for a page's scripts into the application's, and what notes presses before React into the landing page. The head's texts stay open: the server fills them in for each address. */
function documents(): Plugin {
  let serving = false
  return {
    name: 'wordgrove-documents',
    configResolved: (config) => {
      serving = config.command === 'serve'
    },
    configureServer: ({ middlewares }) => {
      // A worker that `npm start` has left at this address goes: it would serve a build.
      middlewares.use(SERVICE_WORKER_URL, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(KILL_SWITCH)
      })
      middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === '/') request.url = '/landing.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        for (const marker of ['<!--boot-->', '<!--head-->']) {
          if (!html.includes(marker)) throw new Error(`${filename} lacks ${marker}`)
        }
        let filled = html
        for (const [marker, file] of Object.entries(inlineScripts)) {
          const source = readFileSync(new URL(file, import.meta.url), 'utf8')
          filled = filled.replace(marker, () => `<script>${minifySync(file, source).code.trim()}</script>`)
        }
        return serving ? filled.replace('<!--head-->', '<title>Wordgrove 词林</title>') : filled
      },
    },
  }
}

export default mergeConfig(
  base,
  defineConfig({
    plugins: [documents()],
    build: {
      manifest: true,
      target: 'es2023',
      // The policy knows no data: fonts, and a picture in the code cannot be kept by the browser.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // @emotion/react imports it for a function that nothing here calls; as CommonJS it does not say that it only defines functions.
        treeshake: { moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }] },
        input: { index: 'index.html', landing: 'landing.html' },
      },
    },
  }),
)
