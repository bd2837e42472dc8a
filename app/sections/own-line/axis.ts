export const dayHours = 8;
export const axisDays = 10;
export const axisHours = dayHours * axisDays;
