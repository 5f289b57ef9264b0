/** What whoever runs the server can mend: said in a sentence, without a trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
