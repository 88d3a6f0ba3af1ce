/** The rules tag of a small board, for the examples of codes. */
export const EXAMPLE_RULES = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n';
