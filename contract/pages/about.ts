/** The landing page and what the product says of itself. */
import { page } from '../page.ts'

export const aboutPages = {
  landing: page('public', '/', { zh: '互动式英语学习平台', en: 'Interactive English learning' }, null, [], {
    preset: 'home',
  }),
  about: page('public', '/about', { zh: '关于与致谢', en: 'About and credits' }, 'About', ['about']),
  terms: page('public', '/terms', { zh: '用户协议', en: 'User agreement' }, 'Terms', ['about']),
  privacy: page('public', '/privacy', { zh: '隐私政策', en: 'Privacy policy' }, 'Privacy', ['about']),
  outbox: page('public', '/dev/outbox', { zh: '演示信箱', en: 'Demo mailbox' }, 'Outbox', ['outbox']),
} as const
