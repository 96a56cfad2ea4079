/** Puts a copy of the prepared data folder where DATA_DIR says: what runs before the server of the browser flows. */
import process from 'node:process'
import { copyPreparedData } from './prepared-data.ts'

await copyPreparedData(process.env.DATA_DIR ?? '')
