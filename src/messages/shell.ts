import { shell } from './en/shell'
import { learn } from './words'

// These words travel with the frame of the public screens: the back office needs none of them.
learn(shell, async () => (await import('./hi/shell')).shell)
