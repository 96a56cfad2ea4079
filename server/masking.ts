/** Addresses and numbers as they may be shown on a screen or stand in a log: enough to know one's own, too little to use. */

/** 138****0000. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** x***@example.com. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at < 0 ? '' : email.slice(at)}`
}
