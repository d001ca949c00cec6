import { z } from 'zod'
import { answerQuestions } from './answer-questions.ts'

/** The program of every lane: it loads what its lane's work takes, and nothing of the others'. */
const loading: Promise<{ work: (question: unknown) => unknown }> = import(process.argv[2] ?? '')

answerQuestions(z.unknown(), async (question) => (await loading).work(question))
