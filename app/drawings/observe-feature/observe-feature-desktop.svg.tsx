import { drawDashboard } from './observe-feature.tsx';

export default await drawDashboard('desktop');
