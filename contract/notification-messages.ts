import type { Message } from './message.ts'

/** Texts about reminders and push. */
export const notificationMessages = {
  // Push
  push_service_unknown: {
    status: 400,
    zh: '这个浏览器的推送服务暂不支持',
    en: 'The push service of this browser is not supported',
  },
  push_device_not_found: { status: 404, zh: '找不到这台设备', en: 'This device was not found' },

  // Reminders
  reminder_in_quiet_hours: {
    status: 400,
    zh: '提醒时间不能在免打扰时段里',
    en: 'The time of the reminder cannot be within the quiet hours',
  },
} as const satisfies Record<string, Message>
