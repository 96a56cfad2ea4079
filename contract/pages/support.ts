/** Pages on which a learner asks the operator for something. */
import { page } from '../page.ts'

export const supportPages = {
  tickets: page('session', '/tickets', { zh: '我的工单', en: 'My requests' }, 'Tickets', ['tickets']),
  ticket: page('session', '/tickets/:id', { zh: '工单', en: 'Request' }, 'Ticket', ['tickets'], {
    reads: ['GET /api/tickets/{id}'],
  }),
  feedback: page('session', '/feedback', { zh: '意见反馈', en: 'Feedback' }, 'Feedback', ['tickets']),
  services: page('session', '/services', { zh: '更多服务', en: 'Services' }, 'Services', ['tickets']),
} as const
