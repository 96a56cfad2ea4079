/** Pages of administrators: the server answers their calls to administrators alone. */
import { page } from '../page.ts'

export const adminPages = {
  admin: page('session', '/admin', { zh: '管理', en: 'Administration' }, 'Admin', ['admin'], {
    reads: ['GET /api/admin/overview'],
  }),
  adminMails: page('session', '/admin/mails', { zh: '未发出的邮件', en: 'Failed mails' }, 'AdminMails', ['admin']),
  adminWords: page('session', '/admin/word-manager', { zh: '单词管理', en: 'Word Manager' }, 'AdminWords', [
    'admin',
    'words',
  ]),
  adminWord: page('session', '/admin/word-manager/:id', { zh: '编辑单词', en: 'Edit a word' }, 'AdminWord', [
    'admin',
    'words',
  ]),
  adminQuickUpdate: page('session', '/admin/quick-update', { zh: '快速更新', en: 'Quick Update' }, 'AdminQuickUpdate', [
    'admin',
    'words',
  ]),
  adminOrders: page('session', '/admin/orders', { zh: '订单管理', en: 'Orders' }, 'AdminOrders', ['admin', 'auth']),
  adminNotes: page('session', '/admin/notes-manager', { zh: '笔记管理', en: 'Notes Manager' }, 'AdminNotes', [
    'admin',
    'notes',
  ]),
  adminNote: page('session', '/admin/notes-manager/:id/:page?', { zh: '编辑笔记', en: 'Edit a note' }, 'AdminNote', [
    'admin',
    'notes',
    'words',
  ]),
  adminCourses: page('session', '/admin/courses', { zh: '课程管理', en: 'Courses Manager' }, 'AdminCourses', ['admin']),
  adminLesson: page(
    'session',
    '/admin/courses/:course/:number',
    { zh: '编辑一课', en: 'Edit a lesson' },
    'AdminLesson',
    ['admin', 'courses', 'words'],
  ),
  adminTickets: page('session', '/admin/tickets', { zh: '工单管理', en: 'Tickets' }, 'AdminTickets', ['admin']),
  adminChatReports: page(
    'session',
    '/admin/chat-reports',
    { zh: '聊天举报', en: 'Reported chat' },
    'AdminChatReports',
    ['admin', 'auth', 'chat'],
  ),
  adminPictures: page('session', '/admin/pictures', { zh: '图片统计', en: 'Pictures' }, 'AdminPictures', ['admin']),
  adminReports: page('session', '/admin/reports', { zh: '错误反馈', en: 'Reported mistakes' }, 'AdminReports', [
    'admin',
    'words',
  ]),
  adminUsers: page('session', '/admin/users', { zh: '用户管理', en: 'Users' }, 'AdminUsers', ['admin']),
  adminUser: page('session', '/admin/users/:id', { zh: '用户', en: 'User' }, 'AdminUser', ['admin', 'auth']),
  adminLog: page('session', '/admin/log', { zh: '操作日志', en: 'Log' }, 'AdminLog', ['admin']),
} as const
