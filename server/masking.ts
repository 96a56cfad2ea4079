/** Masks e-mail addresses and phone numbers for screens and logs: the owner recognises them, a stranger cannot use them. */

/** 138****0000. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** x***@example.com. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at < 0 ? '' : email.slice(at)}`
}
