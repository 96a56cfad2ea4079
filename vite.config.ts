import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig, minifySync } from 'vite'
import type { Plugin } from 'vite'
import base from './vite.base.config.ts'

/** Puts the boot script into both documents. The head's texts stay open: the server fills them in for each address. */
function documents(): Plugin {
  const boot = new URL('src/boot/boot.js', import.meta.url)
  let serving = false
  return {
    name: 'wordgrove-documents',
    configResolved: (config) => {
      serving = config.command === 'serve'
    },
    configureServer: ({ middlewares }) => {
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
        const script = `<script>${minifySync('boot.js', readFileSync(boot, 'utf8')).code.trim()}</script>`
        const booted = html.replace('<!--boot-->', () => script)
        return serving ? booted.replace('<!--head-->', '<title>Wordgrove 词林</title>') : booted
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
        input: { index: 'index.html', landing: 'landing.html' },
      },
    },
  }),
)
