import { expect, test } from 'vitest'
import { listOnlineFiles } from './list-online-files.ts'

const manifest = {
  'index.html': {
    file: 'app.js',
    imports: ['_react.js'],
    dynamicImports: ['src/app/pages/Home.tsx', 'src/app/pages/AdminWords.tsx', 'src/features/admin/locales/en.json'],
  },
  'landing.html': { file: 'landing.js', css: ['landing.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js' },
  '_list.js': { file: 'list.js' },
  'src/app/pages/Home.tsx': { file: 'Home.js', css: ['Home.css'], imports: ['_list.js'] },
  'src/app/pages/AdminWords.tsx': { file: 'AdminWords.js', imports: ['_list.js', '_table.js'] },
  'src/features/admin/locales/en.json': { file: 'en-1.js' },
}

test('what only pages of administrators and the landing page need is not kept for offline use, what others share is', () => {
  expect(listOnlineFiles(manifest).toSorted()).toEqual([
    'AdminWords.js',
    'en-1.js',
    'landing.css',
    'landing.js',
    'table.js',
  ])
})
