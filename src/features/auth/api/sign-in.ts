/** Calls of the pages for signing in and up. Each rejects with an ApiError. */
import { call } from '#lib/api'
import { rethrowWithFallback } from '#lib/fallback'
import type { InputOf } from '#lib/api'

type Body<A extends 'POST /api/auth/signin' | 'POST /api/auth/signup' | 'POST /api/auth/google' | PhoneSignIn> =
  InputOf<A>['body']
type PhoneSignIn = 'POST /api/auth/phone/login-or-register' | 'POST /api/auth/phone/login-password'

export const signIn = (body: Body<'POST /api/auth/signin'>) => call('POST /api/auth/signin', { body })

export const signUp = (body: Body<'POST /api/auth/signup'>) => call('POST /api/auth/signup', { body })

export const signInByGoogle = (body: Body<'POST /api/auth/google'>) =>
  call('POST /api/auth/google', { body }).catch(rethrowWithFallback('google_failed'))

export const signInByPhoneCode = (body: Body<'POST /api/auth/phone/login-or-register'>) =>
  call('POST /api/auth/phone/login-or-register', { body })

export const signInByPhonePassword = (body: Body<'POST /api/auth/phone/login-password'>) =>
  call('POST /api/auth/phone/login-password', { body })

export const sendSignInCode = (phone: string) =>
  call('POST /api/auth/phone/send-code', { body: { phone, purpose: 'login_or_register' } })

/** @param marker of the sign-up in this browser, if it was here */
export const resendVerification = (email: string, marker: string | undefined) =>
  call('POST /api/auth/resend-verification', { body: { email, signup_marker: marker } })

/** @param marker of the last sign-up in this browser, which is signed in when it is this one */
export const verifyEmail = (token: string, marker: string | undefined) =>
  call('POST /api/auth/verify-email', { body: { token, signup_marker: marker } })

export const requestPasswordReset = (email: string) => call('POST /api/auth/forgot-password', { body: { email } })

export const resetPassword = (token: string, password: string) =>
  call('POST /api/auth/reset-password', { body: { token, password } })
