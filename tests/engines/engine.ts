/** An element by its role and accessible name, in the page or in the only element of another role. */
export interface Target {
  /** `field`: any element with a label; a password box has no role of its own. */
  role: 'button' | 'field' | 'link' | 'tab'
  /** A string is the whole name. */
  name: string | RegExp
  within?: 'banner' | 'main' | 'dialog'
}

/** A value that can be passed into the page and back. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What the tests do with Firefox and WebKit. Each method waits for its element as long as a test may take. */
export interface Engine {
  /** Opens a URL and resolves after its load event. */
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  click(target: Target): Promise<void>
  /** Presses keys in a field; existing text stays. */
  type(label: string | RegExp, text: string, within?: Target['within']): Promise<void>
  /** Chooses a file in the page's only file input. */
  chooseFile(path: string): Promise<void>
  /** Runs a function that uses nothing from outside; it must not be asynchronous. */
  run<Arg extends Json, Result>(inPage: (arg: Arg) => Result, arg: Arg): Promise<Result>
  /** Returns the console lines and uncaught errors since the last call. */
  readConsole(): Promise<string[]>
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>
}
