export function shrinkSteps<Step>(
  steps: Step[],
  fails: (fewer: Step[]) => Promise<boolean>,
  limit?: number,
): Promise<Step[]>
