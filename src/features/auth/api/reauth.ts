/** Calls by which a person proves again who they are. Each rejects with an ApiError. */
import { call } from '#lib/api'
import type { InputOf } from '#lib/api'

export const getReauth = () => call('GET /api/user/reauth')

export const reauthByCode = (body: InputOf<'POST /api/user/reauth/code'>['body']) =>
  call('POST /api/user/reauth/code', { body })

export const reauthByPassword = (body: InputOf<'POST /api/user/reauth/password'>['body']) =>
  call('POST /api/user/reauth/password', { body })

export const reauthByGoogle = (credential: string) => call('POST /api/user/reauth/google', { body: { credential } })

export const sendReauthCode = () => call('POST /api/user/reauth/send-code')

export const sendReauthLink = () => call('POST /api/user/reauth/send-link')

export const confirmReauth = (token: string) => call('POST /api/auth/confirm-reauth', { body: { token } })
