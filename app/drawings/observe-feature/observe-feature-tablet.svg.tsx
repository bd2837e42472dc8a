import { drawDashboard } from './draw-dashboard.tsx';

export default await drawDashboard('tablet');
