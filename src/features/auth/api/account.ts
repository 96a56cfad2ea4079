/** Calls that change how an account is reached and entered. Each rejects with an ApiError. */
import { call } from '#lib/api'
import type { InputOf } from '#lib/api'

export const changeEmail = (body: InputOf<'PUT /api/user/email'>['body']) => call('PUT /api/user/email', { body })

export const confirmEmail = (token: string) => call('POST /api/auth/confirm-email', { body: { token } })

export const stopEmailChange = (token: string) => call('POST /api/auth/stop-email-change', { body: { token } })

export const changePassword = (password: string) => call('PUT /api/user/password', { body: { new_password: password } })

export const changePhone = (body: InputOf<'PUT /api/user/phone'>['body']) => call('PUT /api/user/phone', { body })

export const sendPhoneCode = (phone: string) => call('POST /api/user/phone/send-code', { body: { phone } })

export const endSession = (id: string) => call('DELETE /api/user/sessions/{id}', { params: { id } })

export const endOtherSessions = () => call('DELETE /api/user/sessions')

export const linkGoogle = (credential: string) => call('POST /api/user/google', { body: { credential } })

export const unlinkGoogle = () => call('DELETE /api/user/google')

/** Ends the weekly digest by the token of one of its mails. */
export const unsubscribe = (token: string) => call('POST /api/unsubscribe/{token}', { params: { token } })
