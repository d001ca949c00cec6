import { startContractService } from './contract-service.ts'

// The contract in a process of its own, until it is killed. Prints its address.
const { url } = await startContractService()
process.stdout.write(`${url}\n`)
