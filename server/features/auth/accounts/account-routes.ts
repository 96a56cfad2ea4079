import type { Handlers } from '../../../http/register-endpoints.ts'
import { changeEmail, confirmEmail, stopEmailChange } from './email-change.ts'
import { changePassword } from './password-change.ts'
import { changePhone, sendPhoneCode } from './phone-change.ts'
import { endDevice, endOtherDevices, listDevices } from '../sessions/devices.ts'
import type { AuthDeps } from '../auth-deps.ts'
import {
  readReauth,
  reauthByCode,
  reauthByLink,
  reauthByPassword,
  sendReauthCode,
  sendReauthLink,
} from '../sessions/reauth.ts'

type AccountHandlers = Pick<
  Handlers,
  | 'getReauth'
  | 'reauthByPassword'
  | 'sendReauthCode'
  | 'reauthByCode'
  | 'sendReauthLink'
  | 'reauthByLink'
  | 'changeEmail'
  | 'confirmEmail'
  | 'stopEmailChange'
  | 'changePassword'
  | 'sendPhoneCode'
  | 'changePhone'
  | 'listSessions'
  | 'endOneSession'
  | 'endOtherSessions'
>

export const accountHandlers = (parts: AuthDeps): AccountHandlers => ({
  getReauth: (_, { session }) => readReauth(parts, session),
  reauthByPassword: ({ body }, call) => reauthByPassword(parts, body.current_password, call),
  sendReauthCode: (_, call) => sendReauthCode(parts, call),
  reauthByCode: ({ body }, call) => reauthByCode(parts, body.verification_code, call),
  sendReauthLink: (_, call) => sendReauthLink(parts, call),
  reauthByLink: ({ body }, call) => reauthByLink(parts, body.token, call),
  changeEmail: ({ body }, call) => changeEmail(parts, body.email, call),
  confirmEmail: ({ body }, call) => confirmEmail(parts, body.token, call),
  stopEmailChange: ({ body }, call) => stopEmailChange(parts, body.token, call),
  changePassword: ({ body }, call) => changePassword(parts, body.new_password, call),
  sendPhoneCode: ({ body }, call) => sendPhoneCode(parts, body.phone, call),
  changePhone: ({ body }, call) => changePhone(parts, body, call),
  listSessions: (_, { session }) => listDevices(parts, session),
  endOneSession: ({ params }, call) => endDevice(parts, params.id, call),
  endOtherSessions: (_, call) => endOtherDevices(parts, call),
})
