import { call } from '#lib/api'

/** Reads what home shows, so that it is kept for when there is no connection. @throws {ApiError} */
export async function readHome() {
  const [stats, reviews] = await Promise.all([
    call('GET /api/user/stats'),
    call('GET /api/reviews'),
    call('GET /api/grove'),
    call('GET /api/challenges'),
    call('GET /api/look-ups'),
  ])
  return { stats, reviews }
}
