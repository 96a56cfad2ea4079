/** A server of its own before a fake Alipay, for flows in a real browser. */
import { startFakeAlipay, type FakeAlipay } from './fake-alipay.ts'
import { startOwnServer, type OwnServer } from './own-server.ts'

export interface Shop extends OwnServer {
  readonly alipay: FakeAlipay
}

export async function openShop(): Promise<Shop> {
  const alipay = await startFakeAlipay()
  const server = await startOwnServer(alipay.variables)
  return {
    ...server,
    alipay,
    async close() {
      await server.close()
      await alipay.close()
    },
  }
}
