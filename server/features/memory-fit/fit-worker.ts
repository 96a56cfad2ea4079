/** The worker thread around the optimiser: takes one learner's log, answers the fit. */
import { parentPort, workerData } from 'node:worker_threads'
import { fitWeights } from './fit-weights.ts'
import type { FitInput } from './run-worker.ts'

const { histories, own } = workerData as FitInput
parentPort?.postMessage(await fitWeights(histories, own))
