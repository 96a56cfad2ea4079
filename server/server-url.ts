/** Whether an address names a host, and a user and password that can be decoded. */
export function isServerUrl(url: string): boolean {
  try {
    const { hostname, port, username, password } = new URL(url)
    return (
      hostname !== '' && port !== '0' && [username, password].every((part) => decodeURIComponent(part) !== undefined)
    )
  } catch {
    return false
  }
}
