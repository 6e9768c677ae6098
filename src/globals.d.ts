/** Whether this build carries the mock server; a constant, so that a production bundle drops the branch. */
declare const __MOCK__: boolean
