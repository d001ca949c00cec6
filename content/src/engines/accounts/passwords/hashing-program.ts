import { argon2Sync } from 'node:crypto'
import { answerQuestions } from '../../../ground/side-process/answer-questions.ts'
import { HashingWork } from './hashing-work.ts'

answerQuestions(HashingWork, (work) => argon2Sync('argon2id', work))
